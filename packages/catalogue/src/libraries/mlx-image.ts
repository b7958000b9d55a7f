import { py, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mlxImage: Library = {
	key: "mlx-image",
	prettyLabel: "mlx-image",
	summary: "Runs image models such as ResNet and ViT on Apple silicon, by Riccardo Musmeci.",
	licence: { value: "MIT", source: "pypi:mlx-image 0.1.10", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:mlx-image 0.1.10", day: "2026-11-23" },
	platforms: { value: ["Metal"], source: "pypi:mlx-image 0.1.10", day: "2026-11-23" },
	repoName: "mlx-image",
	repoUrl: "https://github.com/riccardomusmeci/mlx-image",
	docsUrl: "https://huggingface.co/docs/hub/mlx-image",
	filter: false,
	countDownloads: { field: "path", value: "model.safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "mlx-image", alsoNeeds: ['mlx[cpu]; sys_platform == "linux"'] },
	modules: ["mlxim"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const kind = architecture(model.id);
	const code = py`
		from urllib.request import urlretrieve

		import mlx.core as mx
		from mlxim.io import read_rgb
		from mlxim.model import create_model
		from mlxim.transform import ImageNetTransform

		${when(!isCertain(model), GUESS)}
		model = create_model(${kind}, weights="hf://${model.id}/model.safetensors")
		model.eval()

		url = ${IMAGE}
		path, _ = urlretrieve(url)
		transform = ImageNetTransform(train=False, img_size=${imageSize(kind)})
		x = mx.array(transform(read_rgb(path)))[None]
		print(mx.argmax(model(x), axis=-1))
	`;
	return [{ code }];
}

/** The architecture, which only the repository's name tells: `mlx-vision/resnet18-mlxim`; an id of another form as it is. */
const architecture = (id: string): string => (/^[\w.-]+\/([\w.-]+)$/.exec(id)?.[1] ?? id).replace(ENDING, "");

const ENDING = /-mlxim$/;
const isCertain = (model: ModelRecord): boolean => ENDING.test(model.id);
const GUESS = py`# The name of the architecture is a guess: mlxim.model.list_models() prints those there are.`;

/** Names of architectures with a fixed image size end in that size. */
const imageSize = (name: string): number => Number(/_(\d{3})(?:\.[a-z]\w*)?$/.exec(name)?.[1] ?? 224);
