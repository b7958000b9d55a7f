"""Miniatures for PEFT: an adapter for each kind of task, and the model that it adapts."""

import transformers as t
from peft import LoraConfig, get_peft_model

from miniatures.hub import miniature
from miniatures.words import BERT, END, PAD, START, VOCABULARY, bert_tokenizer


@miniature("load/peft/causal-lm", "load/peft/large-base")
def causal_lm(hub, record):
    size = {"vocab_size": len(VOCABULARY), "n_embd": 8, "n_layer": 1, "n_head": 2, "n_positions": 128}
    ends = {"bos_token_id": START, "eos_token_id": END, "pad_token_id": PAD}
    adapted(hub, record, t.GPT2LMHeadModel(t.GPT2Config(**size, **ends)), ["c_attn"])


@miniature("load/peft/seq-2-seq-lm")
def seq_2_seq_lm(hub, record):
    size = {"vocab_size": len(VOCABULARY), "d_model": 8, "d_kv": 4, "d_ff": 16, "num_layers": 1, "num_heads": 2}
    model = t.T5ForConditionalGeneration(t.T5Config(**size, decoder_start_token_id=PAD, pad_token_id=PAD))
    adapted(hub, record, model, ["q", "v"])


@miniature("load/peft/seq-cls")
def seq_cls(hub, record):
    adapted(hub, record, t.BertForSequenceClassification(t.BertConfig(**BERT)), ["query", "value"])


@miniature("load/peft/token-cls")
def token_cls(hub, record):
    adapted(hub, record, t.BertForTokenClassification(t.BertConfig(**BERT)), ["query", "value"])


@miniature("load/peft/type-with-own-code")
def without_task_type(hub, record):
    size = {"hidden_size": 8, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    model = t.LlamaForCausalLM(t.LlamaConfig(vocab_size=len(VOCABULARY), **size))
    settings = {"base_model_name_or_path": "acme/llama-base", "task_type": "CAUSAL_LM"}
    adapted(hub, {**record, "config": {"peft": settings}}, model, ["q_proj", "v_proj"])


@miniature("load/transformers/class-by-trainer")
def unnamed_adapter(hub, record):
    """What training with TRL leaves: an adapter and its tokenizer, in a repository that does not say that it is one."""
    size = {"vocab_size": len(VOCABULARY), "n_embd": 8, "n_layer": 1, "n_head": 2, "n_positions": 512}
    ends = {"bos_token_id": START, "eos_token_id": END, "pad_token_id": PAD}
    settings = {"base_model_name_or_path": "acme/trained-base", "task_type": "CAUSAL_LM"}
    model = t.GPT2LMHeadModel(t.GPT2Config(**size, **ends))
    adapted(hub, {**record, "config": {"peft": settings}}, model, ["c_attn"])
    bert_tokenizer().save_pretrained(hub.repo(record["id"]))


def adapted(hub, record, model, modules: list[str]) -> None:
    """Saves a model as the base that the record names, and an adapter for it."""
    settings = record["config"]["peft"]
    base = hub.repo(settings["base_model_name_or_path"])
    bert_tokenizer().save_pretrained(base)
    model.save_pretrained(base)
    config = LoraConfig(task_type=settings["task_type"], target_modules=modules, r=2)
    adapter = get_peft_model(model, config)
    adapter.peft_config["default"].base_model_name_or_path = settings["base_model_name_or_path"]
    adapter.save_pretrained(hub.repo(record["id"]))
