import type { ReactElement } from "react";
import type { Answer } from "../../search/shapes.ts";
import { Proof } from "../../ui/marks/Proof.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { More } from "../../ui/text/More.tsx";

/** What a text asks for: a comparison, or the code itself with its check level. */
export function AnswerView({ answer }: { readonly answer: Answer }): ReactElement {
	const { label, href, note, code, remarks } = answer;
	return (
		<section className="section split answer">
			<header>
				<Heading level={2} id="answer">
					{code ? <Isolated text={label} /> : note}
				</Heading>
				{code && (
					<p>
						<More href={href}>Change options</More>
					</p>
				)}
			</header>
			<div>
				{!code && (
					<p>
						<More href={href}>
							<Isolated text={label} />
						</More>
					</p>
				)}
				{code && <CodeBlock html={code.html} label={code.title} />}
				{remarks.map((remark) => (
					<p key={remark} className="muted">
						<Isolated text={remark} />
					</p>
				))}
				{code && (
					<p>
						<Proof checked={code.checked} />
					</p>
				)}
			</div>
		</section>
	);
}
