import { exampleInput, NO_EXAMPLE } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { highlight } from "../../../highlight/highlight.ts";
import { CodeBlock } from "../../../ui/text/CodeBlock.tsx";
import { CHATS, type TaskData } from "../../../resources/task/data.ts";
import { asJson } from "./json.ts";
import { mediaOf } from "../mediaOf.ts";
import { shapeOf } from "./shape.ts";

/** An example of what is sent to a model of the task, with its structure in words. */
export function ExampleInputs({ data }: { readonly data: TaskData }): ReactElement {
	const { info, example } = data;
	const plain: ModelRecord = { ...(example ?? { id: "owner/name" }), tags: [], pipeline_tag: info.id };
	const examples = [
		inputOf("Input", plain),
		CHATS.has(info.id) && inputOf("Chat", { ...plain, tags: ["conversational"] }),
	];
	const shown = examples.filter((input) => input !== false).filter(({ input }) => input !== NO_EXAMPLE);
	if (shown.length === 0) return <NoInput input={mediaOf(info.demo.inputs)} />;
	return (
		<>
			{shown.map(({ title, input }) => (
				<CodeBlock key={title} label={`${title}: ${shapeOf(input)}`} html={highlight(asJson(input), "json")} />
			))}
			<Samples info={info} />
		</>
	);
}

/** Recordings of this site that can be sent to a model of the task, also without the internet. */
function Samples({ info }: Pick<TaskData, "info">): ReactElement | null {
	const files = info.demo.inputs.flatMap((item) => (item.type === "audio" ? [item.filename] : []));
	if (files.length === 0) return null;
	return (
		<p className="after">
			A recording from this site to try it with:{" "}
			{files.map((file) => (
				<a key={file} href={links.media(file)} download>
					{file}
				</a>
			))}
		</p>
	);
}

/** Says why there is no example: only tasks that providers serve have a common request. */
function NoInput({ input }: { readonly input: string }): ReactElement {
	return (
		<p>
			{NO_EXAMPLE} Providers have no common request format for this task. The input
			{input !== "" && ` (${input})`} is read by the library that loads the model.
		</p>
	);
}

function inputOf(title: string, record: ModelRecord): { readonly title: string; readonly input: unknown } {
	return { title, input: exampleInput(record, { oneLine: true }) };
}
