import { SnippetElement } from "./element.ts";

/** The script of other sites: it may be on a page twice, and from two sites. */
if (customElements.get("vitrine-snippet") === undefined) customElements.define("vitrine-snippet", SnippetElement);
