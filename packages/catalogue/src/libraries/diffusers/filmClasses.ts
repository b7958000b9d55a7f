import type { ModelRecord } from "@vitrine/model";
import { pipelineClass } from "../../choices/contents/pipelineClass.ts";
import type { Film } from "../../choices/families.ts";

/** The videos of the class that a repository names; undefined if their speed is not known. */
export function filmOfClass(record: ModelRecord): Film | undefined {
	const stated = pipelineClass(record) ?? "";
	const fps = SPEEDS.find(([name]) => name.test(stated))?.[1];
	return fps === undefined ? undefined : { fps };
}

/** Frames a second, as the documentation of Diffusers 0.42 writes the videos of these classes. */
const SPEEDS: readonly (readonly [name: RegExp, fps: number])[] = [
	[/^StableVideoDiffusion/, 7],
	[/^(?:CogVideoX|ConsisID|EasyAnimate)/, 8],
	[/^Allegro/, 15],
	[/^(?:AnyFlow|ChronoEdit|SanaImageToVideo|SanaVideo|Wan(?!Animate))/, 16],
	[/^(?:Helios|HunyuanVideo15ImageToVideo|Kandinsky5[IT]2V|LTX|LucyEdit|MotifVideo|SkyReelsV2)/, 24],
	[/^(?:HunyuanVideoFramepack|Mochi|WanAnimate)/, 30],
];
