import { mount } from "svelte";
import App from "./App.svelte";
import { startText } from "./text";
import "./ui/base.css";
import { preferences } from "./ui/preferences.svelte";
import { startRenewal } from "./ui/renewal";
import { startRouter } from "./ui/router.svelte";

preferences.applyTheme();
startRenewal();
startRouter();
await startText();
mount(App, { target: document.getElementById("app")! });
