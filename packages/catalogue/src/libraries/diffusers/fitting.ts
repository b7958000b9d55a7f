import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { AUTO, type Family, type Film, familyOf, MODULAR, OWN } from "../../choices/families.ts";
import {
	animate,
	type Call,
	callForTask,
	draw,
	drawInBlocks,
	film,
	redraw,
	redrawInBlocks,
	refilm,
	takeApart,
} from "./calls.ts";
import { animated, animatedWith, filmed, posed, refilmed } from "./films.ts";

/** A call, and the class of the pipeline that it needs. */
interface Fitting extends Call {
	readonly pipeline: string;
}

/** The call for a task that the models' family supports; without a task, that for text to image. */
export function fittingCall(task: string | undefined, ids: readonly string[] = [], classed?: Film): Fitting {
	const wanted = callForTask(task);
	const family = familyOf(ids);
	if (family === undefined) return { ...timed(wanted, classed), pipeline: wanted === redraw ? AUTO : OWN };
	return family.films === undefined ? drawing(wanted, family) : filming(wanted, family, family.films);
}

/** The call for a model of an unknown family: only the class of its pipeline tells the frame rate of a video. */
const timed = (wanted: Call, classed: Film | undefined): Call => (classed && TIMED.get(wanted)?.(classed)) ?? wanted;

const TIMED: ReadonlyMap<Call, (classed: Film) => Call> = new Map([
	[film, filmed],
	[animate, animated],
	[refilm, refilmed],
]);

/** The call for a family of video models, which make videos for every task. */
function filming(wanted: Call, family: Family, films: Film): Fitting {
	if (family.needsPose === true) return { ...posed(films), pipeline: OWN };
	if (family.needsImage === true) return { ...animated(films), pipeline: family.fromImage ?? OWN };
	if (wanted.from === "video") return startingFrom(family.fromVideo, refilmed(films), filmed(films), NO_VIDEO);
	if (wanted.from === undefined) return { ...filmed(films), pipeline: OWN };
	const animation = family.imageParameter === undefined ? animated(films) : animatedWith(family.imageParameter, films);
	return startingFrom(family.fromImage, animation, filmed(films), NO_IMAGE);
}

/** The call for a family of image models, which make images for every task. */
function drawing(wanted: Call, family: Family): Fitting {
	const makesVideo = wanted === film || wanted === animate || wanted === refilm;
	const fits = fittingImage(wanted.from !== undefined, family);
	return makesVideo ? noted(fits, NO_FILM) : fits;
}

function fittingImage(fromImage: boolean, family: Family): Fitting {
	if (family.isModular === true) return { ...(fromImage ? redrawInBlocks : drawInBlocks), pipeline: MODULAR };
	const change = family.isLayered === true ? takeApart : redraw;
	if (fromImage) return startingFrom(family.fromImage, change, draw, NO_IMAGE);
	if (family.needsImage !== true) return { ...draw, pipeline: OWN };
	return noted({ ...change, pipeline: family.fromImage ?? OWN }, NEEDS_IMAGE);
}

/** A call with its pipeline class; if there is none, another call with a comment that says why. */
const startingFrom = (pipeline: string | undefined, call: Call, other: Call, why: Python): Fitting =>
	pipeline === undefined ? noted({ ...other, pipeline: OWN }, why) : { ...call, pipeline };

const noted = (fitting: Fitting, why: Python): Fitting => ({
	...fitting,
	code: (model: ModelRecord) => py`
		${why}
		${fitting.code(model)}
	`,
});

const NO_FILM = py`# Models of this family make images, no videos.`;
const NO_IMAGE = py`# Diffusers has no pipeline for this model that starts from an image.`;
const NO_VIDEO = py`# Diffusers has no pipeline for this model that starts from a video.`;
const NEEDS_IMAGE = py`# This model changes images: it makes none from a prompt alone.`;
