import { hash } from "node:crypto";
import { parseQuantLabel } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { chatFormatOf } from "./chatTemplates.ts";

/** A part of a model, by its digest. */
interface Layer {
	readonly mediaType: string;
	/** `sha256:` and 64 hexadecimal digits. */
	readonly digest: string;
	readonly size: number;
}

/** A part that is made from the record, with its contents. */
export interface MadeLayer extends Layer {
	readonly text: string;
}

/** A manifest of the registry protocol, as Ollama reads it. */
interface Manifest {
	readonly schemaVersion: 2;
	readonly mediaType: string;
	readonly config: Layer;
	readonly layers: readonly Layer[];
}

/** A file whose SHA-256 is known. */
export interface HashedFile {
	readonly path: string;
	readonly size: number;
	readonly sha256: string;
}

export const MANIFEST_TYPE = "application/vnd.docker.distribution.manifest.v2+json";
const CONFIG_TYPE = "application/vnd.docker.container.image.v1+json";
const OLLAMA = "application/vnd.ollama.image";

/** The manifest of a GGUF file, and the parts of it that are made: configuration, chat template and stop texts. */
export function manifestOf(
	record: ModelRecord,
	model: HashedFile,
	projector?: HashedFile,
): { readonly manifest: Manifest; readonly made: readonly MadeLayer[] } {
	const files = [
		fileLayer(`${OLLAMA}.model`, model),
		...(projector ? [fileLayer(`${OLLAMA}.projector`, projector)] : []),
	];
	const format = chatFormatOf(record.gguf?.chat_template ?? "");
	const texts =
		format === undefined
			? []
			: [
					madeLayer(`${OLLAMA}.template`, format.template),
					madeLayer(`${OLLAMA}.params`, JSON.stringify({ stop: format.stop })),
				];
	const layers = [...files, ...texts];
	const config = madeLayer(CONFIG_TYPE, JSON.stringify(configOf(record, model, layers)));
	const manifest: Manifest = {
		schemaVersion: 2,
		mediaType: MANIFEST_TYPE,
		config: withoutText(config),
		layers: [...files, ...texts.map(withoutText)],
	};
	return { manifest, made: [config, ...texts] };
}

function configOf(record: ModelRecord, { path }: HashedFile, layers: readonly Layer[]): object {
	const family = record.gguf?.architecture ?? "unknown";
	return {
		model_format: "gguf",
		model_family: family,
		model_families: [family],
		file_type: parseQuantLabel(path)?.label ?? "unknown",
		architecture: "amd64",
		os: "linux",
		rootfs: { type: "layers", diff_ids: layers.map(({ digest }) => digest) },
	};
}

const fileLayer = (mediaType: string, { sha256, size }: HashedFile): Layer => ({
	mediaType,
	digest: `sha256:${sha256}`,
	size,
});

const madeLayer = (mediaType: string, text: string): MadeLayer => ({
	mediaType,
	digest: `sha256:${hash("sha256", text)}`,
	size: Buffer.byteLength(text),
	text,
});

const withoutText = ({ mediaType, digest, size }: MadeLayer): Layer => ({ mediaType, digest, size });
