// Command helm-values is Helm's own command line for a machine without a cluster. Every command is Helm's, except that
// `upgrade` runs Helm's upgrade action against a release in memory, and writes down which values the release then has.
//
// The tests of the recipes put it on the PATH as `helm`. It never contacts a cluster and must not: the file with the
// kubeconfig that a recipe writes holds no real one.
//
//	HELM_VALUES_INSTALLED  YAML file with the values of the release that is already installed. Empty or unset: none is.
//	HELM_VALUES_RESULT     JSON file that receives the release after the upgrade.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"helm.sh/helm/v4/pkg/action"
	"helm.sh/helm/v4/pkg/chart/common"
	"helm.sh/helm/v4/pkg/chart/common/util"
	chart "helm.sh/helm/v4/pkg/chart/v2"
	"helm.sh/helm/v4/pkg/chart/v2/loader"
	"helm.sh/helm/v4/pkg/cli"
	"helm.sh/helm/v4/pkg/cli/values"
	helm "helm.sh/helm/v4/pkg/cmd"
	"helm.sh/helm/v4/pkg/getter"
	kubefake "helm.sh/helm/v4/pkg/kube/fake"
	"helm.sh/helm/v4/pkg/release"
	releasev1 "helm.sh/helm/v4/pkg/release/v1"
	"helm.sh/helm/v4/pkg/storage"
	"helm.sh/helm/v4/pkg/storage/driver"
)

// result is the release after the upgrade. Values are those that the templates see: the chart's own, with the values
// that the release keeps merged over them.
type result struct {
	Name      string         `json:"name"`
	Namespace string         `json:"namespace"`
	Chart     string         `json:"chart"`
	Revision  int            `json:"revision"`
	Values    map[string]any `json:"values"`
	Manifest  string         `json:"manifest"`
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "Error:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	root, err := helm.NewRootCmd(os.Stdout, args, helm.SetupLogging)
	if err != nil {
		return err
	}
	command, rest, err := root.Find(args)
	if err != nil {
		return err
	}
	if command.Name() != "upgrade" {
		root.SetArgs(args)
		root.SilenceErrors = true
		return root.Execute()
	}
	return upgrade(command, rest)
}

// known are the flags of `upgrade` that this program passes on, or that only matter to a cluster. Any other could change
// the values without being seen here.
var known = map[string]bool{
	"install": true, "namespace": true, "values": true, "set": true, "set-string": true,
	"reuse-values": true, "reset-values": true, "reset-then-reuse-values": true,
	"create-namespace": true, "wait": true, "timeout": true, "rollback-on-failure": true,
	"repo": true, "version": true,
}

func upgrade(command *cobra.Command, args []string) error {
	// Helm's own flags, parsed by Helm's own definition of them.
	if err := command.ParseFlags(args); err != nil {
		return err
	}
	flags := command.Flags()
	positional := flags.Args()
	if err := command.ValidateArgs(positional); err != nil {
		return err
	}
	var unknown error
	flags.Visit(func(flag *pflag.Flag) {
		if !known[flag.Name] {
			unknown = errors.Join(unknown, fmt.Errorf("helm-values does not know what --%s does to the values", flag.Name))
		}
	})
	if unknown != nil {
		return unknown
	}
	name := positional[0]
	namespace := flags.Lookup("namespace").Value.String()

	settings := cli.New()
	memory := driver.NewMemory()
	memory.SetNamespace(namespace)
	config := action.NewConfiguration()
	config.Releases = storage.Init(memory)
	config.KubeClient = &kubefake.PrintingKubeClient{Out: io.Discard, LogOutput: io.Discard}
	config.Capabilities = common.DefaultCapabilities

	client := action.NewUpgrade(config)
	client.Namespace = namespace
	client.ReuseValues = isSet(flags, "reuse-values")
	client.ResetValues = isSet(flags, "reset-values")
	client.ResetThenReuseValues = isSet(flags, "reset-then-reuse-values")
	client.RepoURL = flags.Lookup("repo").Value.String()
	client.Version = flags.Lookup("version").Value.String()
	path, err := client.LocateChart(positional[1], settings)
	if err != nil {
		return err
	}
	installed := os.Getenv("HELM_VALUES_INSTALLED")
	if installed != "" {
		if err := install(config, settings, path, name, namespace, values.Options{ValueFiles: []string{installed}}); err != nil {
			return fmt.Errorf("preparing the installed release: %w", err)
		}
	}

	given := values.Options{}
	for flag, list := range map[string]*[]string{
		"values": &given.ValueFiles, "set": &given.Values, "set-string": &given.StringValues,
	} {
		*list = flags.Lookup(flag).Value.(pflag.SliceValue).GetSlice()
	}
	if installed == "" {
		if !isSet(flags, "install") {
			return driver.NewErrNoDeployedReleases(name)
		}
		if err := install(config, settings, path, name, namespace, given); err != nil {
			return err
		}
	} else {
		merged, err := given.MergeValues(getter.All(settings))
		if err != nil {
			return err
		}
		loaded, err := loader.Load(path)
		if err != nil {
			return err
		}
		if _, err := client.Run(name, loaded, merged); err != nil {
			return fmt.Errorf("UPGRADE FAILED: %w", err)
		}
	}
	last, err := config.Releases.Last(name)
	if err != nil {
		return err
	}
	return write(last)
}

func install(config *action.Configuration, settings *cli.EnvSettings, path, name, namespace string, given values.Options) error {
	merged, err := given.MergeValues(getter.All(settings))
	if err != nil {
		return err
	}
	loaded, err := loader.Load(path)
	if err != nil {
		return err
	}
	client := action.NewInstall(config)
	client.ReleaseName, client.Namespace = name, namespace
	_, err = client.Run(loaded, merged)
	return err
}

func write(last release.Releaser) error {
	rel, ok := last.(*releasev1.Release)
	if !ok {
		return fmt.Errorf("the release is a %T", last)
	}
	var of *chart.Chart = rel.Chart
	merged, err := util.CoalesceValues(of, rel.Config)
	if err != nil {
		return err
	}
	text, err := json.MarshalIndent(result{
		Name: rel.Name, Namespace: rel.Namespace, Chart: of.Name(), Revision: rel.Version,
		Values: merged, Manifest: rel.Manifest,
	}, "", "  ")
	if err != nil {
		return err
	}
	if err := os.WriteFile(os.Getenv("HELM_VALUES_RESULT"), text, 0o600); err != nil {
		return err
	}
	fmt.Printf("Release %q has revision %d.\n", rel.Name, rel.Version)
	return nil
}

func isSet(flags *pflag.FlagSet, name string) bool {
	return flags.Lookup(name).Value.String() == "true"
}
