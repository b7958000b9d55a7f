// The script of the reference page: the whole page is one React tree, hydrated as soon as the script has loaded.
import { hydrateRoot } from "react-dom/client";
import { type Leaf, elementOf } from "./tree.ts";

const body = JSON.parse(document.querySelector("#tree")!.textContent) as readonly Leaf[];
hydrateRoot(document.querySelector("#app")!, body.map(elementOf));
