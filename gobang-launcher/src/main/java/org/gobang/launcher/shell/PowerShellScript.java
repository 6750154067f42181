package org.gobang.launcher.shell;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/** The script for PowerShell. */
final class PowerShellScript {

  private PowerShellScript() {}

  static String of(List<CommandNode> tree) {
    return """
        # Completes gobang in PowerShell: gobang completion powershell | Out-String | Invoke-Expression

        $__gobangWords = @{
        %s}
        $__gobangOptions = @{
        %s}
        # The values of an option; without any its value may be anything.
        $__gobangValues = @{
        %s}
        Register-ArgumentCompleter -Native -CommandName gobang, gobang.cmd -ScriptBlock {
          param($current, $line, $cursor)
          $at = 'gobang'
          $before = ''
          foreach ($element in $line.CommandElements | Select-Object -Skip 1) {
            if ($element.Extent.EndOffset -ge $cursor) { break }
            $word = $element.ToString()
            $help = $at -eq 'gobang' -and $word -eq 'help'
            $value = $__gobangValues.ContainsKey("$at $before")
            if (-not $help -and -not $value -and $__gobangWords.ContainsKey("$at $word")) {
              $at = "$at $word"
            }
            $before = $word
          }
          if ($__gobangValues.ContainsKey("$at $before")) {
            $found = $__gobangValues["$at $before"]
          } elseif ($current -like '-*') {
            $found = $__gobangOptions[$at]
          } else {
            $found = $__gobangWords[$at]
          }
          $found | Where-Object { $_ -like "$current*" } | ForEach-Object {
            [System.Management.Automation.CompletionResult]::new($_)
          }
        }
        """
        .formatted(
            table(
                tree.stream()
                    .map(
                        node ->
                            entry(
                                node.path(),
                                Stream.concat(
                                    node.below().stream().map(CommandNode::name),
                                    node.parameters().stream())))),
            table(
                tree.stream()
                    .map(
                        node ->
                            entry(
                                node.path(),
                                node.options().stream()
                                    .flatMap(option -> ShellFunctions.words(node, option))))),
            table(tree.stream().flatMap(PowerShellScript::values)));
  }

  private static Stream<String> values(CommandNode node) {
    return node.options().stream()
        .filter(ValueKind::isNeeded)
        .flatMap(option -> values(node, option));
  }

  private static Stream<String> values(CommandNode node, OptionSpec option) {
    return Stream.of(option.names())
        .map(name -> entry(node.path() + " " + name, node.choices(option).stream()));
  }

  private static String table(Stream<String> entries) {
    return entries.collect(Collectors.joining());
  }

  private static String entry(String key, Stream<String> words) {
    return words
        .map(PowerShellScript::quoted)
        .collect(Collectors.joining(", ", "  " + quoted(key) + " = @(", ")\n"));
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
