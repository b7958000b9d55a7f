import { fileTypes, partTypes, tensorTypes } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { Heading } from "../../ui/page/Heading.tsx";
import { type Section, Sections } from "../../ui/page/Sections.tsx";
import { Scroll } from "../../ui/text/Scroll.tsx";
import { FileNameForm } from "./FileNameForm.tsx";
import { MemoryForm } from "./MemoryForm.tsx";
import type { Question } from "./question.ts";
import { TypeTable } from "./TypeTable.tsx";

/** The quantizations of GGUF files: decoding a file name, the memory of weights, and all types. */
export function QuantizationsPage({ question }: { readonly question: Question }): ReactElement {
	return (
		<>
			<div className="object">
				<Heading level={1}>Quantizations</Heading>
				<p className="lede">
					How the weights of a GGUF file are stored: fewer bits need less memory, and lose more accuracy.
				</p>
			</div>
			<Sections sections={sectionsOf(question)} />
		</>
	);
}

function sectionsOf(question: Question): readonly Section[] {
	return [
		{ id: "label", label: "Decode a file name", body: <FileNameForm question={question} /> },
		{
			id: "memory",
			label: "Memory for a number of parameters",
			short: "Memory",
			body: <MemoryForm question={question} />,
		},
		{ id: "types", label: "File and tensor types", body: <FileTypes question={question} /> },
		{ id: "parts", label: "Other tensor types", body: <OtherTypes question={question} /> },
	];
}

function FileTypes({ question: { label, count } }: { readonly question: Question }): ReactElement {
	return (
		<>
			<p>
				A file type says how a whole file was made, a tensor type how one tensor is stored; each has its own numbers. A
				file mixes tensor types, so its bits per weight are a measurement. Numbers from 1000 up are conventions of file
				names and not part of the format.
			</p>
			<Scroll label="File and tensor types">
				<TypeTable types={fileTypes} found={label?.type} count={count} />
			</Scroll>
		</>
	);
}

const TENSORS_ONLY = tensorTypes.filter(({ name }) => fileTypes.every((file) => file.name !== name));

function OtherTypes({ question: { count } }: { readonly question: Question }): ReactElement {
	return (
		<>
			<p>Plain numbers, and types that occur only in parts of a mixed file.</p>
			<Scroll label="Other tensor types">
				<TypeTable types={[...TENSORS_ONLY, ...partTypes]} found={undefined} count={count} />
			</Scroll>
		</>
	);
}
