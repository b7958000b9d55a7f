// Does one thing with go-huggingface, and prints the result as JSON: client info|download|snapshot
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gomlx/go-huggingface/hub"
)

func main() {
	result, err := done(os.Args[1])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\n", err)
		os.Exit(1)
	}
	text, _ := json.Marshal(result)
	fmt.Println(string(text))
}

func done(step string) (any, error) {
	repository := hub.New(os.Getenv("MODEL")).WithAuth(os.Getenv("HF_TOKEN")).WithProgressBar(false)
	repository = repository.WithCacheDir(filepath.Join(os.Getenv("HF_HOME"), "hub"))
	repository.Verbosity = 0
	switch step {
	case "info":
		if err := repository.DownloadInfo(true); err != nil {
			return nil, err
		}
		return repository.Info().CommitHash, nil
	case "download":
		return repository.DownloadFile(os.Getenv("FILE"))
	case "snapshot":
		return snapshot(repository)
	}
	return nil, fmt.Errorf("no operation %s", step)
}

// snapshot downloads all files, and returns the folder of those in the root of the repository.
func snapshot(repository *hub.Repo) (string, error) {
	var names []string
	for name, err := range repository.IterFileNames() {
		if err != nil {
			return "", err
		}
		names = append(names, name)
	}
	paths, err := repository.DownloadFiles(names...)
	if err != nil {
		return "", err
	}
	return filepath.Dir(paths[0]), nil
}
