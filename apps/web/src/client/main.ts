import "../styles/index.css";
import { listenForCopy } from "./copy.ts";
import { rememberUsual, wakeForUsual } from "../panel/state/usual.ts";
import { followScroll } from "./follow.ts";
import { watchForms } from "./forms.ts";
import { listenForPalette } from "./palette.ts";
import { listenForKept } from "./kept.ts";
import { listenForMachine } from "./machine.ts";
import { watchIslands } from "./wake.ts";
import { listenForSlash } from "./slash.ts";
import { listenForSuggestions } from "./suggest.ts";
import { listenForTheme } from "./theme.ts";

document.documentElement.dataset["js"] = "";
listenForTheme();
listenForMachine();
listenForKept();
listenForPalette();
listenForSlash();
listenForSuggestions();
listenForCopy();
if (document.querySelector("form[data-api-request]"))
	void import("./apiRequests.ts").then(({ listenForApiRequests }) => listenForApiRequests());
watchForms();
followScroll();
watchIslands();
rememberUsual();
wakeForUsual();
