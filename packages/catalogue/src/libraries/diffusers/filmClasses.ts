import type { ModelRecord } from "@vitrine/model";
import type { Film } from "../../choices/families.ts";

/** The videos of the class that a repository names, by its index or the tag that hubs make of it; undefined if their speed is not known. */
export function filmOfClass({ tags, config }: ModelRecord): Film | undefined {
	const tagged = tags.find((tag) => tag.startsWith(TAG))?.slice(TAG.length);
	const stated = config?.diffusers?.["_class_name"] ?? tagged ?? "";
	const fps = SPEEDS.find(([name]) => name.test(stated))?.[1];
	return fps === undefined ? undefined : { fps };
}

const TAG = "diffusers:";

/** Frames a second, as the documentation of Diffusers 0.42 writes the videos of these classes. */
const SPEEDS: readonly (readonly [name: RegExp, fps: number])[] = [
	[/^StableVideoDiffusion/, 7],
	[/^(?:CogVideoX|ConsisID|EasyAnimate)/, 8],
	[/^Allegro/, 15],
	[/^(?:AnyFlow|ChronoEdit|SanaImageToVideo|SanaVideo|Wan(?!Animate))/, 16],
	[/^(?:Helios|HunyuanVideo15ImageToVideo|Kandinsky5[IT]2V|LTX|LucyEdit|MotifVideo|SkyReelsV2)/, 24],
	[/^(?:HunyuanVideoFramepack|Mochi|WanAnimate)/, 30],
];
