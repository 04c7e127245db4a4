import { describe, expect, test } from "vitest";
import { Gesture } from "./gesture";

const at = (x: number, y = 0) => ({ x, y });

function pressed(kind: "mouse" | "touch", whole = false): Gesture {
  const gesture = new Gesture();
  gesture.down(1, kind, at(0), 1000, whole);
  return gesture;
}

describe("a press becomes a drag", () => {
  test.each([
    ["mouse", 5, 6],
    ["touch", 13, 14],
  ] as const)("with the %s after %i pixels", (kind, short, far) => {
    const gesture = pressed(kind);
    expect(gesture.move(1, at(short)).what).toBe("nothing");
    expect(gesture.move(1, at(far))).toEqual({ what: "start", whole: false });
    expect(gesture.move(1, at(50)).what).toBe("move");
    expect(gesture.up(1).what).toBe("drop");
    expect(gesture.active).toBe(false);
  });
});

describe("a long press", () => {
  test("takes the whole meld, with 9 pixels of drift", () => {
    const gesture = pressed("touch");
    gesture.move(1, at(0, 9));
    expect(gesture.tick(1349).what).toBe("nothing");
    expect(gesture.tick(1350).what).toBe("hold");
    expect(gesture.move(1, at(20))).toEqual({ what: "start", whole: true });
  });
  test("let go in place is a tap on the whole meld", () => {
    const gesture = pressed("touch");
    gesture.tick(1400);
    expect(gesture.up(1)).toEqual({ what: "tap", whole: true });
  });
  test("with more drift stays one tile", () => {
    const gesture = pressed("touch");
    gesture.move(1, at(10));
    expect(gesture.tick(1400).what).toBe("nothing");
    expect(gesture.up(1)).toEqual({ what: "tap", whole: false });
  });
  test("during a drag changes nothing", () => {
    const gesture = pressed("mouse");
    gesture.move(1, at(7));
    expect(gesture.tick(1400).what).toBe("nothing");
  });
});

test("a handle or Shift takes the whole meld at once", () => {
  expect(pressed("mouse", true).move(1, at(8))).toEqual({ what: "start", whole: true });
});

test("a second finger cancels, and neither finger does anything more", () => {
  const gesture = pressed("touch");
  gesture.move(1, at(30));
  expect(gesture.down(2, "touch", at(90), 1100, false).what).toBe("cancel");
  expect(gesture.move(1, at(40)).what).toBe("nothing");
  expect(gesture.up(1).what).toBe("nothing");
  expect(gesture.up(2).what).toBe("nothing");
});

test("cancelling without a press is nothing", () => {
  expect(new Gesture().cancel().what).toBe("nothing");
});
