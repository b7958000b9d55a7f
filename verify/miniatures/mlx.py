"""Miniatures for MLX: the smallest Llama, and an adapter for it; MLX runs without a GPU too."""

from miniatures.hub import miniature
from miniatures.words import CHAT_TEMPLATE, bert_tokenizer


@miniature(
    "load/mlx/chat",
    "load/mlx/custom-code",
    "load/mlx/conversational-no-task",
    "load/mlx/text-generation",
    "load/mlx/no-task",
    "app/mlx-lm/mlx-agent",
    "app/mlx-lm/mlx-story",
    needs=["mlx_lm"],
)
def llama(hub, record):
    write_llama(hub.repo(record["id"]))


@miniature(
    "load/mlx/text-adapter",
    "load/mlx/text-adapter-with-card",
    "load/mlx/text-adapter-with-configuration",
    "load/mlx/adapter-without-task",
    needs=["mlx_lm"],
)
def adapter(hub, record):
    """As `mlx_lm.lora` saves what it has trained, beside the base model that the record states first."""
    import mlx.core as mx
    from mlx.utils import tree_flatten
    from mlx_lm.tuner.utils import linear_to_lora_layers
    from mlx_lm.utils import load_model, save_config

    base = hub.repo(base_of(record))
    write_llama(base)
    settings = {"fine_tune_type": "lora", "num_layers": 1, "lora_parameters": {"rank": 2, "scale": 1.0, "dropout": 0.0}}
    model, _ = load_model(base)
    model.freeze()
    linear_to_lora_layers(model, settings["num_layers"], settings["lora_parameters"])
    folder = hub.repo(record["id"])
    mx.save_safetensors(str(folder / "adapters.safetensors"), dict(tree_flatten(model.trainable_parameters())))
    save_config(settings, folder / "adapter_config.json")


def base_of(record) -> str:
    configured = record.get("config", {}).get("peft", {}).get("base_model_name_or_path")
    tagged = next(tag.rpartition(":")[2] for tag in record["tags"] if tag.startswith("base_model:"))
    return configured or record.get("cardData", {}).get("base_model") or tagged


def write_llama(folder) -> None:
    from transformers import LlamaConfig, LlamaForCausalLM

    tokenizer = bert_tokenizer(512, chat_template=CHAT_TEMPLATE)
    tokenizer.save_pretrained(folder)
    config = LlamaConfig(
        vocab_size=len(tokenizer),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        num_key_value_heads=2,
        intermediate_size=16,
        tie_word_embeddings=False,
        eos_token_id=3,
    )
    LlamaForCausalLM(config).save_pretrained(folder)
