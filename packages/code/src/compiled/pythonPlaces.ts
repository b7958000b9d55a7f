export {
	commentPlace,
	formattedPlace,
	singleFormattedPlace,
	singleStringPlace,
	stringPlace,
	textPlace,
} from "../python/places.ts";
