"""Miniatures for Speculators: a draft model of one layer, and the larger model whose vectors of words it takes."""

import torch
from speculators import SpeculatorsConfig, VerifierConfig
from speculators.models.eagle3 import Eagle3SpeculatorConfig
from speculators.proposals import GreedyTokenProposalConfig
from transformers import LlamaConfig, LlamaForCausalLM

from miniatures.hub import miniature

LARGER = "acme/harbour"
WORDS = 64
SIZE = {
    "vocab_size": WORDS,
    "hidden_size": 16,
    "intermediate_size": 16,
    "num_attention_heads": 2,
    "num_key_value_heads": 1,
    "head_dim": 8,
}


@miniature("load/speculators/draft", needs=["speculators"])
def draft(hub, record):
    from speculators.models.eagle3 import Eagle3DraftModel

    LlamaForCausalLM(LlamaConfig(**SIZE, num_hidden_layers=8)).save_pretrained(hub.repo(LARGER))
    config = Eagle3SpeculatorConfig(
        transformer_layer_config=LlamaConfig(**SIZE, num_hidden_layers=1),
        draft_vocab_size=WORDS // 2,
        speculators_config=SpeculatorsConfig(
            algorithm="eagle3",
            proposal_methods=[GreedyTokenProposalConfig(speculative_tokens=3)],
            default_proposal_method="greedy",
            verifier=VerifierConfig(name_or_path=LARGER, architectures=["LlamaForCausalLM"]),
        ),
    )
    model = Eagle3DraftModel(config)
    drafted = torch.arange(WORDS) < WORDS // 2  # the first of the words, whose numbers are the same in both models
    model.load_vocab_mappings(drafted, torch.zeros(WORDS // 2, dtype=torch.long))
    model.save_pretrained(hub.repo(record["id"]))
