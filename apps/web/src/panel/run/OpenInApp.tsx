import type { ReactElement } from "react";
import { escapeHtml } from "../../base/escapeHtml.ts";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Icon } from "../../ui/marks/Icon.tsx";
import type { Block } from "../shapes/view.ts";

/** A link that opens the model in an app, and its address to copy. */
export function OpenInApp({ link }: { readonly link: Extract<Block, { readonly type: "link" }> }): ReactElement {
	const { label, href, text } = link;
	return (
		<>
			<div className="open-in-app">
				<a className="button" href={href} rel="noopener">
					{label} <Icon name="out" />
				</a>
				<p className="muted">{text}</p>
			</div>
			<CodeBlock html={escapeHtml(href)} label="Link" />
		</>
	);
}
