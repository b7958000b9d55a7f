import { runInNewContext } from "node:vm";

const WEB =
	"AbortController AbortSignal Blob Buffer CompressionStream DOMException DecompressionStream Event EventTarget File " +
	"FormData Headers MessageChannel ReadableStream Request Response TextDecoder TextDecoderStream TextEncoder " +
	"TextEncoderStream TransformStream URL URLSearchParams WebSocket WritableStream atob btoa clearInterval clearTimeout " +
	"console crypto fetch navigator performance process queueMicrotask setInterval setTimeout structuredClone";

/** The names that a module finds without an import: those of the language, and those of Node. */
export const GLOBALS: ReadonlySet<string> = new Set([
	...(runInNewContext("Object.getOwnPropertyNames(globalThis)") as string[]),
	...WEB.split(" "),
]);
