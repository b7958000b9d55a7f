"""Miniatures for RWKV, whose vocabulary is that of its package."""

from miniatures.hub import miniature

VOCABULARY = 65536
WIDTH, HEADS, RANK, INNER = 8, 2, 4, 16


def ends(torch):
    """What stands before and after the layers."""
    pairs = {name: (torch.ones(WIDTH), torch.zeros(WIDTH)) for name in ["blocks.0.ln0", "ln_out"]}
    norms = {f"{name}.{part}": value for name, both in pairs.items() for part, value in zip(["weight", "bias"], both)}
    return {**norms, "emb.weight": torch.randn(VOCABULARY, WIDTH), "head.weight": torch.randn(VOCABULARY, WIDTH)}


def norms(torch):
    names = ["ln1", "ln2", "att.ln_x"]
    ones = {f"blocks.0.{name}.weight": torch.ones(WIDTH) for name in names}
    return {**ones, **{f"blocks.0.{name}.bias": torch.zeros(WIDTH) for name in names}}


def squares(torch):
    names = ["receptance", "key", "value", "output"]
    return {f"blocks.0.att.{name}.weight": torch.randn(WIDTH, WIDTH) for name in names}


@miniature("load/rwkv/file", needs=["rwkv"])
def seventh(hub, record):
    import torch

    mixes = {f"blocks.0.att.x_{name}": torch.rand(1, 1, WIDTH) for name in "rwkvag"}
    lows = {
        f"blocks.0.att.{name}{at}": torch.randn(*shape)
        for name in "wavg"
        for at, shape in enumerate([(1, 1, WIDTH), (WIDTH, RANK), (RANK, WIDTH)])
    }
    torch.save(
        {
            **ends(torch),
            **norms(torch),
            **squares(torch),
            **mixes,
            **lows,
            "blocks.0.att.k_k": torch.rand(1, 1, WIDTH),
            "blocks.0.att.k_a": torch.rand(1, 1, WIDTH),
            "blocks.0.att.r_k": torch.rand(HEADS, WIDTH // HEADS),
            "blocks.0.ffn.x_k": torch.rand(1, 1, WIDTH),
            "blocks.0.ffn.key.weight": torch.randn(INNER, WIDTH),
            "blocks.0.ffn.value.weight": torch.randn(WIDTH, INNER),
        },
        hub.repo(record["id"]) / "rwkv7-tale-0.1b.pth",
    )


@miniature("load/rwkv/files-unknown", needs=["rwkv"])
def sixth(hub, record):
    import torch

    att = {f"blocks.0.att.time_maa_{name}": torch.rand(1, 1, WIDTH) for name in "xwkvrg"}
    ffn = {f"blocks.0.ffn.time_maa_{name}": torch.rand(1, 1, WIDTH) for name in "kr"}
    torch.save(
        {
            **ends(torch),
            **norms(torch),
            **squares(torch),
            **att,
            **ffn,
            "blocks.0.att.time_maa_w1": torch.randn(WIDTH, 5 * RANK),
            "blocks.0.att.time_maa_w2": torch.randn(5, RANK, WIDTH),
            "blocks.0.att.time_decay": torch.rand(1, 1, WIDTH),
            "blocks.0.att.time_decay_w1": torch.randn(WIDTH, RANK),
            "blocks.0.att.time_decay_w2": torch.randn(RANK, WIDTH),
            "blocks.0.att.time_faaaa": torch.rand(HEADS, WIDTH // HEADS),
            "blocks.0.att.gate.weight": torch.randn(WIDTH, WIDTH),
            "blocks.0.ffn.key.weight": torch.randn(INNER, WIDTH),
            "blocks.0.ffn.value.weight": torch.randn(WIDTH, INNER),
            "blocks.0.ffn.receptance.weight": torch.randn(WIDTH, WIDTH),
        },
        hub.repo(record["id"]) / "model.pth",
    )
