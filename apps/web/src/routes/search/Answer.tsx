import type { ReactElement } from "react";
import type { Answer, CodeView } from "../../search/shapes.ts";
import { Proof } from "../../ui/marks/Proof.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { More } from "../../ui/text/More.tsx";

/** What a text asks for: code with its check level, or pages, each with the reason. */
export function Answers({ answers }: { readonly answers: readonly Answer[] }): ReactElement | null {
	const [first] = answers;
	if (first === undefined) return null;
	const { code } = first;
	return code ? <CodeAnswer answer={first} code={code} /> : <PageAnswers note={first.note} answers={answers} />;
}

interface CodeAnswerProps {
	readonly answer: Answer;
	readonly code: CodeView;
}

function CodeAnswer({ answer: { label, href, remarks }, code }: CodeAnswerProps): ReactElement {
	return (
		<section className="section split answer">
			<header>
				<Heading level={2} id="answer">
					<Isolated text={label} />
				</Heading>
				<p>
					<More href={href}>Change options</More>
				</p>
			</header>
			<div>
				<CodeBlock html={code.html} label={code.title} />
				<Remarks remarks={remarks} />
				<p>
					<Proof checked={code.checked} />
				</p>
			</div>
		</section>
	);
}

interface PageAnswersProps {
	readonly note: string;
	readonly answers: readonly Answer[];
}

function PageAnswers({ note, answers }: PageAnswersProps): ReactElement {
	return (
		<section className="section split answer">
			<header>
				<Heading level={2} id="answer">
					{note}
				</Heading>
			</header>
			<ul className="search-answers">
				{answers.map(({ label, href, remarks }) => (
					<li key={href}>
						<p>
							<More href={href}>
								<Isolated text={label} />
							</More>
						</p>
						<Remarks remarks={remarks} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Remarks({ remarks }: Pick<Answer, "remarks">): ReactElement {
	return (
		<>
			{remarks.map((remark) => (
				<p key={remark} className="muted">
					<Isolated text={remark} />
				</p>
			))}
		</>
	);
}
