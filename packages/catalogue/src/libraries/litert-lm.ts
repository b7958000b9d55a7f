import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { CHAT_QUESTION, IMAGE_QUESTION } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const litertLm: Library = {
	key: "litert-lm",
	prettyLabel: "LiteRT-LM",
	summary: "Runs language models on phones and desktops, and in browsers, with LiteRT, by Google.",
	licence: { value: "Apache-2.0", source: "pypi:litert-lm 0.18.1", day: "2026-11-23" },
	languages: {
		value: ["Python", "JavaScript", "C", "C++", "Kotlin", "Swift"],
		source: "github:google-ai-edge/LiteRT-LM@183fb70 README.md",
		day: "2026-11-23",
	},
	platforms: {
		value: ["NPU", "browser", "phone"],
		source: "github:google-ai-edge/LiteRT-LM@183fb70 README.md",
		day: "2026-11-23",
	},
	repoName: "LiteRT-LM",
	repoUrl: "https://github.com/google-ai-edge/LiteRT-LM",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "litertlm" },
			{ field: "path_extension", value: "task" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "litert-lm", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const files = model.siblings?.map(({ rfilename }) => rfilename).filter((file) => file.endsWith(".litertlm")) ?? [];
	const file = files.toSorted((a, b) => a.length - b.length)[0];
	const talk = SEES.has(model.pipeline_tag ?? "") ? aboutImage : conversation;
	return [{ code: file === undefined ? withFirstFile(model.id, talk) : withFile(model.id, file, talk) }];
}

const SEES: ReadonlySet<string> = new Set(["any-to-any", "image-text-to-text"]);

function withFile(id: string, file: string, talk: Python): Python {
	return py`
		import litert_lm
		from huggingface_hub import hf_hub_download

		path = hf_hub_download(${id}, ${file})
		${talk}
	`;
}

/** If the record lists no files, the code looks them up. */
function withFirstFile(id: string, talk: Python): Python {
	return py`
		import litert_lm
		from huggingface_hub import hf_hub_download, list_repo_files

		files = [file for file in list_repo_files(${id}) if file.endswith(".litertlm")]
		# The shortest name: longer ones are for browsers or for particular chips.
		path = hf_hub_download(${id}, min(files, key=len))
		${talk}
	`;
}

const conversation = py`
	with litert_lm.Engine(path) as engine, engine.create_conversation() as conversation:
	    message = conversation.send_message(${CHAT_QUESTION})
	    print(message.contents)
`;

const aboutImage = py`
	engine = litert_lm.Engine(path, vision_backend=litert_lm.Backend.CPU())
	with engine, engine.create_conversation() as conversation:
	    message = conversation.send_message(
	        litert_lm.Contents.of(
	            litert_lm.Content.ImageFile("photo.jpg"),
	            litert_lm.Content.Text(${IMAGE_QUESTION}),
	        )
	    )
	    print(message.contents)
`;
