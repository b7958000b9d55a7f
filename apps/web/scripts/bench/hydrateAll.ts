// What the reference page runs: the whole page is one React tree, which is hydrated as soon as its code is here.
import { hydrateRoot } from "react-dom/client";
import { type Leaf, elementOf } from "./tree.ts";

const body = JSON.parse(document.querySelector("#tree")!.textContent) as readonly Leaf[];
hydrateRoot(document.querySelector("#app")!, body.map(elementOf));
