import type { ReactElement } from "react";
import { Icon } from "../../ui/marks/Icon.tsx";
import { Proof } from "../../ui/marks/Proof.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { OpenInApp } from "../run/OpenInApp.tsx";
import { RunHere } from "./RunHere.tsx";
import type { Block, PanelView } from "../shapes/view.ts";
import { Isolated } from "../../ui/text/Isolated.tsx";

/** The code, each block with its check level, or a notice with the reason why there is none. */
export function Blocks({ view }: { readonly view: PanelView }): ReactElement {
	// To spread a view would plan its call.
	const { blocks, why, doubt } = view;
	return (
		<>
			{doubt !== undefined && <Warning>{doubt}</Warning>}
			{blocks.map((block) => (
				<OneBlock key={block.key} block={block} />
			))}
			{why !== undefined && <Notice text={why} />}
		</>
	);
}

function OneBlock({ block }: { readonly block: Block }): ReactElement {
	if (block.type === "note") return <Notice text={block.text} />;
	if (block.type === "link") return <OpenInApp link={block} />;
	return (
		<>
			{block.doubt !== undefined && <Warning>{block.doubt}</Warning>}
			<CodeBlock html={block.html} label={block.title} />
			{block.note !== undefined && (
				<p className="says">
					<Isolated text={block.note} />
				</p>
			)}
			{block.checked?.here?.isCurrent ? (
				<RunHere checked={block.checked} here={block.checked.here} />
			) : (
				<p className="says">
					<Proof checked={block.checked} />
				</p>
			)}
		</>
	);
}

function Warning({ children }: { readonly children: string }): ReactElement {
	return (
		<p className="notice warning" role="note">
			<Icon name="warning" />
			<span>
				<Isolated text={children} />
			</span>
		</p>
	);
}

function Notice({ text }: { readonly text: string }): ReactElement {
	return (
		<p className="notice">
			<Icon name="info" />
			<span>
				<Isolated text={text} />
			</span>
		</p>
	);
}
