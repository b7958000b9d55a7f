import { fileTypes, partTypes, tensorTypes } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { Contents } from "../../ui/page/Contents.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { FileNameForm } from "./FileNameForm.tsx";
import { MemoryForm } from "./MemoryForm.tsx";
import { Scroll } from "../../ui/text/Scroll.tsx";
import type { Question } from "./question.ts";
import { TypeTable } from "./TypeTable.tsx";

const TENSORS_ONLY = tensorTypes.filter(({ name }) => fileTypes.every((file) => file.name !== name));

export function QuantizationsPage({ question }: { readonly question: Question }): ReactElement {
	return (
		<>
			<div className="object">
				<Heading level={1}>Quantizations</Heading>
				<p className="lede">
					How the weights of a GGUF file are stored: fewer bits take less memory and lose more of the model.
				</p>
			</div>
			<div className="split below">
				<Contents
					entries={[
						["label", "Read a file name"],
						["memory", "Memory"],
						["types", "File and tensor types"],
						["parts", "Other tensor types"],
					]}
				/>
				<div className="sections">
					<section>
						<Heading level={2} id="label">
							Read a file name
						</Heading>
						<FileNameForm question={question} />
					</section>
					<section>
						<Heading level={2} id="memory">
							Memory for a number of parameters
						</Heading>
						<MemoryForm question={question} />
					</section>
					<section>
						<Heading level={2} id="types">
							File and tensor types
						</Heading>
						<p>
							A file type says how a whole file was made, a tensor type how one tensor is stored; each has its own
							numbers. A file mixes tensor types, so its bits per weight are a measurement. Numbers from 1000 on are
							conventions of file names, unknown to the format.
						</p>
						<Scroll label="File and tensor types">
							<TypeTable types={fileTypes} found={question.label?.type} count={question.count} />
						</Scroll>
					</section>
					<section>
						<Heading level={2} id="parts">
							Other tensor types
						</Heading>
						<p>Plain numbers, and types that only occur as parts of a mixed file.</p>
						<Scroll label="Other tensor types">
							<TypeTable types={[...TENSORS_ONLY, ...partTypes]} found={undefined} count={question.count} />
						</Scroll>
					</section>
				</div>
			</div>
		</>
	);
}
