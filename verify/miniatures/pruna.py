"""Miniatures for Pruna: what other modules make, with the file in which Pruna keeps how to load it."""

import json

import diffusers
import transformers

from miniatures.diffusers_image import flux_fill, flux_pipeline, image_to_image, inpaint, inpaint_xl, plain
from miniatures.diffusers_parts import stable_diffusion
from miniatures.diffusers_video import text_to_video
from miniatures.hub import miniature
from miniatures.transformers_audio import audio_classification
from miniatures.transformers_multimodal import llava
from miniatures.transformers_text import bert, causal
from miniatures.words import CHAT_TEMPLATE


@miniature("load/pruna-ai/chat", "load/pruna-ai/chat-custom-code", needs=["pruna"])
def chat(hub, record):
    causal(hub.repo(record["id"]), chat_template=CHAT_TEMPLATE)
    smashed(hub, record, "transformers")


@miniature("load/pruna-ai/chat-image", "load/pruna-ai/chat-image-by-tag", needs=["pruna"])
def chat_image(hub, record):
    llava(hub, record)
    path = hub.repo(record["id"]) / "tokenizer_config.json"
    words = {**json.loads(path.read_text()), "model_input_names": ["input_ids", "attention_mask"]}
    path.write_text(json.dumps(words))
    smashed(hub, record, "transformers")


@miniature("load/pruna-ai/text-generation", "load/pruna-ai/text-generation-by-transformers", needs=["pruna"])
def text_generation(hub, record):
    causal(hub.repo(record["id"]))
    smashed(hub, record, "transformers")


@miniature(
    "load/pruna-ai/text-classification",
    "load/pruna-ai/plain",
    "load/pruna-ai/transformers-unspecified",
    needs=["pruna"],
)
def text_classification(hub, record):
    bert(hub.repo(record["id"]), transformers.BertForSequenceClassification, num_labels=2)
    smashed(hub, record, "transformers")


@miniature("load/pruna-ai/speech", needs=["pruna"])
def speech(hub, record):
    audio_classification(hub, record)
    smashed(hub, record, "transformers")


@miniature(
    "load/pruna-ai/diffusers",
    "load/pruna-ai/diffusers-card-prompt",
    "load/pruna-ai/diffusers-widget-prompt",
    "load/pruna-ai/lora",
    "load/pruna-ai/lora-base-known",
    "load/pruna-ai/textual-inversion",
    needs=["pruna"],
)
def text_to_image(hub, record):
    """Pruna saves a pipeline as one, with what was loaded into it."""
    plain(hub, record)
    smashed(hub, record, "diffusers")


@miniature("load/pruna-ai/image-to-image", needs=["pruna"])
def from_image(hub, record):
    image_to_image(hub, record)
    smashed(hub, record, "diffusers")


@miniature("load/pruna-ai/inpainting", needs=["pruna"])
def inpainting(hub, record):
    inpaint(hub, record)
    smashed(hub, record, "diffusers")


@miniature("load/pruna-ai/inpainting-xl", needs=["pruna"])
def inpainting_xl(hub, record):
    inpaint_xl(hub, record)
    smashed(hub, record, "diffusers")


@miniature("load/pruna-ai/flux-fill", needs=["pruna"])
def filling(hub, record):
    flux_fill(hub, record)
    smashed(hub, record, "diffusers")


@miniature("load/pruna-ai/lora-few-steps", needs=["pruna"])
def flux(hub, record):
    flux_pipeline(hub, record)
    smashed(hub, record, "diffusers")


@miniature("load/pruna-ai/text-to-video", needs=["pruna"])
def film(hub, record):
    text_to_video(hub, record)
    smashed(hub, record, "diffusers")


@miniature("load/pruna-ai/controlnet", needs=["pruna"])
def controlnet(hub, record):
    parts = stable_diffusion(hub)
    control = diffusers.ControlNetModel.from_unet(parts["unet"], conditioning_embedding_out_channels=(4, 4))
    pipe = diffusers.StableDiffusionControlNetPipeline(**parts, controlnet=control)
    pipe.save_pretrained(hub.repo(record["id"]))
    smashed(hub, record, "diffusers")


def smashed(hub, record, loader: str) -> None:
    """Writes the file that says how a model is loaded, for one to which no algorithm was applied."""
    none = ["save_fns", "save_artifacts_fns", "load_artifacts_fns"]
    settings = {"batch_size": 1, "device": "cpu", "device_map": None, "load_fns": [loader], "reapply_after_load": {}}
    path = hub.repo(record["id"]) / "smash_config.json"
    path.write_text(json.dumps({**settings, **{name: [] for name in none}}))
