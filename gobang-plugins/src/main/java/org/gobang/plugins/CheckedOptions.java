package org.gobang.plugins;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.PluginProvider;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;

/** The options of a provider with their labels, read once and checked. */
record CheckedOptions(List<Option> options, Map<String, CachedLabels> labels, Set<String> expert) {

  static CheckedOptions of(PluginProvider plugin, String id) throws PluginRefusedException {
    List<Option> options = checked(id, plugin.options());
    Map<String, CachedLabels> labels = new LinkedHashMap<>();
    Set<String> expert = new HashSet<>();
    for (Option option : options) {
      CachedLabels label =
          CachedLabels.of(plugin, option.key(), locale -> plugin.label(option, locale));
      if (labels.put(option.key(), label) != null) {
        throw new PluginRefusedException(
            Refusal.CRASHED, id + " has two options with the name " + option.key());
      }
      if (plugin.isExpert(option)) {
        expert.add(option.key());
      }
    }
    return new CheckedOptions(options, labels, expert);
  }

  private static List<Option> checked(String id, @Nullable List<Option> options)
      throws PluginRefusedException {
    if (options == null || options.stream().anyMatch(Objects::isNull)) {
      throw new PluginRefusedException(
          Refusal.CRASHED,
          id + (options == null ? " has null for its options" : " has null among its options"));
    }
    return List.copyOf(options);
  }

  /** Whether an option is for experts. */
  boolean isExpert(Option option) {
    return expert.contains(option.key());
  }

  /** The label of an option; its key where the provider has no such option. */
  Label label(Option option, Locale locale) {
    CachedLabels known = labels.get(option.key());
    return known == null ? new Label(option.key(), "") : known.in(locale);
  }
}
