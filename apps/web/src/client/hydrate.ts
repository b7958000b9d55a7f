import { type ComponentType, createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandName } from "../site/islands.ts";
import { islands } from "./islands.ts";
import type { Recording } from "./replay.ts";

/** Lets React take over an island, then does again what the reader did while it loaded. */
export async function hydrate(
	island: HTMLElement,
	name: IslandName,
	props: object,
	recording: Recording,
): Promise<void> {
	const load = islands[name];
	if (load === undefined) throw new Error(`There is no island named ${name}`);
	const Component = (await load()).default as ComponentType<object>;
	recording.rewind();
	await new Promise<void>((resolve) => {
		hydrateRoot(island, createElement(Awake, { Component, props, onAwake: resolve }));
	});
	recording.replay();
}

interface AwakeProps {
	readonly Component: ComponentType<object>;
	readonly props: object;
	readonly onAwake: () => void;
}

/** Tells when the island answers. */
function Awake({ Component, props, onAwake }: AwakeProps): ReturnType<typeof createElement> {
	useEffect(onAwake, [onAwake]);
	return createElement(Component, props);
}
