"""Loads a model with a library of Python, and uses it: python libraries.py transformers|diffusers|sentence-transformers|timm"""

import os
import sys

MODEL = os.environ["MODEL"]


def transformers():
    from transformers import AutoModelForCausalLM, AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(MODEL)
    words = AutoModelForCausalLM.from_pretrained(MODEL).generate(**tokenizer("Why", return_tensors="pt"), max_new_tokens=3)
    assert words.shape[1] > 3, words.shape


def diffusers():
    from diffusers import DiffusionPipeline

    picture = DiffusionPipeline.from_pretrained(MODEL)("A heron", num_inference_steps=1).images[0]
    assert picture.size[0] > 0, picture


def sentence_transformers():
    from sentence_transformers import SentenceTransformer

    assert len(SentenceTransformer(MODEL).encode(["A heron"])[0]) > 0


def timm():
    from timm import create_model

    assert create_model(f"hf-hub:{MODEL}", pretrained=True).num_classes > 0


STEPS = {work.__name__.replace("_", "-"): work for work in [transformers, diffusers, sentence_transformers, timm]}

if __name__ == "__main__":
    try:
        STEPS[sys.argv[1]]()
        print("true")
    except Exception as error:  # noqa: BLE001
        sys.exit(f"{type(error).__name__}: {error}")
