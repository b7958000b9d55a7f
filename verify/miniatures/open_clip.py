"""A miniature for OpenCLIP."""

import json

import open_clip
from safetensors.torch import save_file

from miniatures.hub import miniature
from miniatures.words import bert_tokenizer, VOCABULARY

SETTINGS = {
    "embed_dim": 8,
    "vision_cfg": {"image_size": 32, "layers": 1, "width": 64, "patch_size": 16},
    "text_cfg": {"context_length": 77, "vocab_size": len(VOCABULARY), "width": 64, "heads": 1, "layers": 1},
}


@miniature("load/open_clip/any")
def clip(hub, record):
    folder = hub.repo(record["id"])
    text = {**SETTINGS["text_cfg"], "hf_tokenizer_name": record["id"]}
    (folder / "open_clip_config.json").write_text(
        json.dumps({"model_cfg": {**SETTINGS, "text_cfg": text}, "preprocess_cfg": {"size": [32, 32]}})
    )
    bert_tokenizer().save_pretrained(folder)
    model = open_clip.CLIP(**SETTINGS)
    save_file({name: tensor.contiguous() for name, tensor in model.state_dict().items()}, folder / "open_clip_model.safetensors")
