import { py, when, type Python } from "@vitrine/code";
import { baseModels, type ModelRecord } from "@vitrine/model";

/** What to draw: the card's instance prompt, else its first example, else the example of the specification. */
export const promptOf = (model: ModelRecord, example = ASTRONAUT): string =>
	model.cardData?.instance_prompt || model.widgetData?.[0]?.text || example;

const ASTRONAUT = "an astronaut in a jungle, morning mist between the trees, soft light";

/** For pipelines that change a picture of a cat. */
export const CHANGE = "the cat is an astronaut in a jungle, morning mist between the trees";

/** The model that an adapter belongs to; of several the first. */
export const baseOf = (model: ModelRecord): string => baseModels(model)[0] ?? "fill-in-base-model";

/** Says what the reader has to fill in where the record names no base model. */
export const baseNote = (model: ModelRecord): Python =>
	when(
		baseModels(model).length === 0,
		py`# The record names no base model: write the id of the one it was trained on.`,
	);
