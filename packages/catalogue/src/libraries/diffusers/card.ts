import { py, when, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { basesOf } from "../../choices/contents/bases.ts";
import { FILL_IN } from "../../loading/drafts.ts";
import { baseInDiffusers } from "../../choices/families.ts";

/** The prompt: the card's instance prompt, else its first example, else a default. */
export const promptOf = (model: ModelRecord, example = ASTRONAUT): string =>
	model.cardData?.instance_prompt || model.widgetData?.[0]?.text || example;

const ASTRONAUT = "an astronaut in a jungle, morning mist between the trees, soft light";

/** A prompt for pipelines that edit an image of a cat. */
export const CHANGE = "the cat is an astronaut in a jungle, morning mist between the trees";

/** The base model of an adapter, in the layout of Diffusers; the first of several. */
export function baseOf(model: ModelRecord): string {
	const [id] = basesOf(model).ids;
	return id === undefined ? FILL_IN : baseInDiffusers(id);
}

/** A comment that asks for the base model if the record names none. */
export const baseNote = (model: ModelRecord): Python =>
	when(basesOf(model).ids.length === 0, py`# The record names no base model: replace fill-in-base-model with its id.`);
