package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;

/** The allowed dependencies and exports of the modules. */
class ModuleDependencyTest {

  private static final Set<String> API = Set.of("org.gobang.api");
  private static final Set<String> API_AND_RECORD = Set.of("org.gobang.api", "org.gobang.record");
  private static final Set<String> API_GAME_AND_RECORD =
      Set.of("org.gobang.api", "org.gobang.game", "org.gobang.record");
  private static final Set<String> API_AND_PRESENTATION =
      Set.of("org.gobang.api", "org.gobang.presentation");

  /** Modules that only provide services; the engines also serve the launcher. */
  private static final Pattern FOUND = Pattern.compile("org\\.gobang\\.(rules|(ai|ui)\\..*)");

  /** The modules of the project that each module may require. */
  private static final Map<String, Set<String>> ARROWS =
      Map.ofEntries(
          Map.entry("org.gobang.api", Set.of()),
          Map.entry("org.gobang.rules", API),
          Map.entry("org.gobang.ai.weights", API),
          Map.entry("org.gobang.ai.lookahead", API),
          Map.entry("org.gobang.ai.search", API),
          Map.entry("org.gobang.presentation", API),
          Map.entry("org.gobang.ui.console", API_AND_PRESENTATION),
          Map.entry("org.gobang.ui.swing", API_AND_PRESENTATION),
          Map.entry("org.gobang.http", API),
          Map.entry(
              "org.gobang.ui.web",
              Set.of("org.gobang.api", "org.gobang.http", "org.gobang.presentation")),
          Map.entry("org.gobang.record", API),
          Map.entry("org.gobang.study", API_AND_RECORD),
          Map.entry("org.gobang.testkit", API),
          Map.entry("org.gobang.game", API_AND_RECORD),
          Map.entry("org.gobang.plugins", API),
          Map.entry("org.gobang.engines", API_GAME_AND_RECORD),
          Map.entry("org.gobang.activemq", Set.of()),
          Map.entry(
              "org.gobang.cluster",
              Set.of(
                  "org.gobang.activemq",
                  "org.gobang.api",
                  "org.gobang.arena",
                  "org.gobang.record")),
          Map.entry(
              "org.gobang.arena",
              Set.of("org.gobang.api", "org.gobang.game", "org.gobang.record", "org.gobang.study")),
          Map.entry(
              "org.gobang.workbench",
              Set.of(
                  "org.gobang.api",
                  "org.gobang.arena",
                  "org.gobang.engines",
                  "org.gobang.game",
                  "org.gobang.plugins",
                  "org.gobang.record",
                  "org.gobang.study")),
          Map.entry(
              "org.gobang.launcher",
              Set.of(
                  "org.gobang.api",
                  "org.gobang.arena",
                  "org.gobang.cluster",
                  "org.gobang.engines",
                  "org.gobang.game",
                  "org.gobang.http",
                  "org.gobang.plugins",
                  "org.gobang.presentation",
                  "org.gobang.record",
                  "org.gobang.study",
                  "org.gobang.testkit",
                  "org.gobang.workbench")));

  private static Map<String, ModuleDescriptor> projectModules() {
    return ModuleLayer.boot().modules().stream()
        .filter(module -> module.getName().startsWith("org.gobang."))
        .collect(Collectors.toMap(Module::getName, Module::getDescriptor));
  }

  @Test
  void knowsEveryModule() {
    assertThat(projectModules().keySet())
        .as("modules without an entry in this test")
        .isEqualTo(ARROWS.keySet());
  }

  @Test
  void requiresOnlyAllowedModules() {
    projectModules()
        .forEach(
            (name, module) ->
                assertThat(
                        module.requires().stream()
                            .map(Requires::name)
                            .filter(each -> each.startsWith("org.gobang.")))
                    .as("allowed dependencies of %s", name)
                    .isSubsetOf(ARROWS.get(name)));
  }

  @Test
  void providersExportNothing() {
    projectModules().entrySet().stream()
        .filter(module -> FOUND.matcher(module.getKey()).matches())
        .forEach(
            module ->
                assertThat(module.getValue().exports())
                    .as("exports of the provider %s", module.getKey())
                    .isEmpty());
  }

  @Test
  void apiRequiresNoOtherModule() {
    assertThat(Point.class.getModule().getDescriptor().requires())
        .as("modules required by the API")
        .filteredOn(each -> !each.modifiers().contains(Requires.Modifier.STATIC))
        .extracting(Requires::name)
        .containsExactly("java.base");
  }
}
