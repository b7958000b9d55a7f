"""Miniatures for diffusers: FLUX.3, which is put together from blocks, with a GGUF file and a LoRA."""

import diffusers as d
import transformers as t

from miniatures.diffusers_blocks import save
from miniatures.diffusers_families import DEEP, PACKED, flow, flux2_vae
from miniatures.diffusers_gguf import FILE, write_gguf
from miniatures.diffusers_parts import lora_layers
from miniatures.diffusers_words import SEES, SIZE, WIDTH, qwen3_vl_words, qwen_numbers
from miniatures.hub import miniature
from miniatures.words import LETTERS

BASE = "black-forest-labs/flux-3-image-klein"
NAME = "acme/black-forest-labs-flux-3-image-klein"
READ = 8
"""Layers of the text encoder whose states go into the transformer: each fourth, up to the last."""
NARROW = 8


@miniature("load/diffusers/black-forest-labs-flux-3-image-klein")
def flux3(hub, record):
    pipe = flux3_pipeline()
    save(pipe, hub.repo(BASE), BASE)
    write_gguf(pipe.transformer, hub.repo(f"{NAME}-GGUF") / FILE)
    pipe.save_lora_weights(hub.repo(f"{NAME}-LoRA"), transformer_lora_layers=lora_layers(pipe.transformer))


def flux3_pipeline():
    """Its autoencoder makes images 64 times smaller, since their size is fixed in the pipeline."""
    words = qwen3_vl_words(num_hidden_layers=4 * READ, hidden_size=NARROW, intermediate_size=NARROW)
    pipe = d.Flux3DistilledAutoBlocks().init_pipeline()
    pipe.update_components(
        text_encoder=words["text_encoder"],
        tokenizer=with_pictures(words["processor"]),
        **upsampler(),
        vae=flux2_vae(DEEP),
        transformer=d.Flux3Transformer2DModel(
            in_channels=PACKED,
            cond_in_channels=PACKED,
            num_layers=1,
            num_single_layers=1,
            attention_head_dim=32,
            num_attention_heads=1,
            joint_attention_dim=READ * NARROW,
            timestep_channels=32,
            axes_dims_rope=(8, 8, 8, 8),
            flow_map=True,
        ),
        scheduler=flow(shift=6.93),
    )
    return pipe


CHAT = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n"
    "{% if message['content'] is string %}{{ message['content'] }}{% else %}{% for part in message['content'] %}"
    "{% if part['type'] == 'image' %}<|vision_start|><|image_pad|><|vision_end|>{% else %}{{ part['text'] }}{% endif %}"
    "{% endfor %}{% endif %}<|im_end|>\n{% endfor %}"
)


def with_pictures(processor: t.ProcessorMixin) -> t.ProcessorMixin:
    """With the template of a chat that can have images."""
    processor.chat_template = CHAT
    return processor


def upsampler() -> dict:
    """The model that writes a longer prompt, with layers of both kinds. Any letter ends its text, which is thus short."""
    processor = with_pictures(qwen3_vl_words()["processor"])
    config = t.Qwen3_5Config(
        text_config={
            **SIZE,
            "vocab_size": len(processor.tokenizer),
            "layer_types": ["linear_attention", "full_attention"],
            "linear_key_head_dim": 8,
            "linear_value_head_dim": 8,
            "linear_num_key_heads": 2,
            "linear_num_value_heads": 2,
        },
        vision_config={**SEES, "out_hidden_size": WIDTH, "patch_size": 16, "num_position_embeddings": 64},
        **qwen_numbers(processor.tokenizer),
    )
    model = t.Qwen3_5ForConditionalGeneration(config)
    model.generation_config.eos_token_id = processor.tokenizer.convert_tokens_to_ids([*LETTERS, *(f"##{letter}" for letter in LETTERS)])
    return {"prompt_upsampler": model, "prompt_upsampler_processor": processor}
