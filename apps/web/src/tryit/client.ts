/** The client library, in its own module, so that it is loaded only when a call is made. */
export { InferenceClient } from "@huggingface/inference";
