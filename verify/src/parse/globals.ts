import { runInNewContext } from "node:vm";

const WEB =
	"AbortController AbortSignal Blob Buffer CompressionStream DOMException DecompressionStream Event EventTarget File " +
	"FormData Headers MessageChannel ReadableStream Request Response TextDecoder TextDecoderStream TextEncoder " +
	"TextEncoderStream TransformStream URL URLSearchParams WebSocket WritableStream atob btoa clearInterval clearTimeout " +
	"console crypto fetch navigator performance process queueMicrotask setInterval setTimeout structuredClone";

/** The global names of a JavaScript module: those of the language and those of Node.js. */
export const GLOBALS: ReadonlySet<string> = new Set([
	...(runInNewContext("Object.getOwnPropertyNames(globalThis)") as string[]),
	...WEB.split(" "),
]);
