/** The client library, in a module of its own, so that it is loaded when a call is made and not before. */
export { InferenceClient } from "@huggingface/inference";
