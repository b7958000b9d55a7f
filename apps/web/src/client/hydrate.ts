import { type ComponentType, createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandName } from "../site/islands.ts";
import { islands } from "./islands.ts";
import type { Recording } from "./replay.ts";

/** Hydrates an island, then repeats what the reader did while it loaded. */
export async function hydrate(
	island: HTMLElement,
	name: IslandName,
	props: object,
	recording: Recording,
): Promise<void> {
	const load = islands[name];
	if (load === undefined) throw new Error(`No island is named ${name}`);
	const Component = (await load()).default as ComponentType<object>;
	recording.rewind();
	await new Promise<void>((resolve) => {
		hydrateRoot(island, createElement(Hydrated, { Component, props, onHydrated: resolve }));
	});
	recording.replay();
}

interface HydratedProps {
	readonly Component: ComponentType<object>;
	readonly props: object;
	readonly onHydrated: () => void;
}

/** Calls `onHydrated` once the island works. */
function Hydrated({ Component, props, onHydrated }: HydratedProps): ReturnType<typeof createElement> {
	useEffect(onHydrated, [onHydrated]);
	return createElement(Component, props);
}
