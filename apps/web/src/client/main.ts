import "../styles/index.css";
import { listenForCopy } from "./copy.ts";
import { rememberUsual, wakeForUsual } from "../panel/state/usual.ts";
import { watchForms } from "./forms.ts";
import { listenForPalette } from "./palette.ts";
import { watchIslands } from "./wake.ts";
import { listenForSlash } from "./slash.ts";
import { listenForTheme } from "./theme.ts";

document.documentElement.dataset["js"] = "";
listenForTheme();
listenForPalette();
listenForSlash();
listenForCopy();
watchForms();
watchIslands();
rememberUsual();
wakeForUsual();
