import { mount } from "svelte";
import App from "./App.svelte";
import { startText } from "./text";
import "./ui/base.css";

await startText();
mount(App, { target: document.getElementById("app")! });
