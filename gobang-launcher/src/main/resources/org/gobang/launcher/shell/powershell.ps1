# Completes gobang in PowerShell: gobang completion powershell | Out-String | Invoke-Expression

$__gobangWords = @{
@words@}
$__gobangOptions = @{
@options@}
# The values of an option; without any its value may be anything.
$__gobangValues = @{
@values@}
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
