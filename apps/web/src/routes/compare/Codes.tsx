import type { ReactElement } from "react";
import { ModelLink } from "../../ui/lists/ModelRow.tsx";
import { Proof } from "../../ui/marks/Proof.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import type { FirstCode } from "./code.ts";

/** The first code of each model side by side, with its check level. */
export function Codes({ codes }: { readonly codes: readonly FirstCode[] }): ReactElement | null {
	if (!codes.some(({ block }) => block !== undefined)) return null;
	return (
		<section className="codes">
			<Heading level={2} id="code">
				Code
			</Heading>
			<ul>
				{codes.map(({ id, with: how, block }) => (
					<li key={id}>
						<p>
							<ModelLink id={id} />
						</p>
						<p className="muted">
							<Isolated text={how} />
						</p>
						{block === undefined ? (
							<p>No code for this model.</p>
						) : (
							<>
								<CodeBlock html={block.html} label={block.title} />
								<p className="says">
									<Proof checked={block.checked} />
								</p>
							</>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
