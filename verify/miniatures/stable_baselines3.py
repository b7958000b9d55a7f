"""Miniatures for Stable-Baselines3: an agent of each algorithm."""

import stable_baselines3

from miniatures.hub import miniature

ONLINE = {"ppo": {"n_steps": 8, "batch_size": 4}, "a2c": {"n_steps": 8}}
"""The algorithms that keep no memory of old steps, with their sizes."""


def agent(algorithm: str):
    world = "CartPole-v1" if algorithm in {*ONLINE, "dqn"} else "Pendulum-v1"
    sizes = ONLINE.get(algorithm, {"buffer_size": 16})
    make = getattr(stable_baselines3, algorithm.upper())
    return make("MlpPolicy", world, policy_kwargs={"net_arch": [4]}, device="cpu", **sizes)


@miniature(
    "load/stable-baselines3/ppo",
    "load/stable-baselines3/no-files",
    "load/stable-baselines3/algorithm-in-the-name",
    "load/stable-baselines3/a2c-in-the-name",
    "load/stable-baselines3/ddpg-in-the-name",
    "load/stable-baselines3/dqn-in-the-name",
    "load/stable-baselines3/dqn-later-in-the-name",
    "load/stable-baselines3/sac-in-the-name",
    "load/stable-baselines3/td3-in-the-name",
)
def saved(hub, record):
    names = [file["rfilename"] for file in record.get("siblings", []) if file["rfilename"].endswith(".zip")]
    algorithms = [part for part in record["id"].split("/")[1].split("-") if hasattr(stable_baselines3, part.upper())]
    agent((algorithms or ["ppo"])[0]).save(hub.repo(record["id"]) / (names or ["model.zip"])[0])
