package org.gobang.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;

/**
 * What came of a contract's tests.
 *
 * @param failed the sentences of those that failed, by the names of the tests
 * @param skipped the names of those that were skipped or aborted
 */
record Verdicts(TreeMap<String, String> failed, Set<String> skipped) {

  static Verdicts of(Class<?> contract) {
    Events tests =
        EngineTestKit.engine("junit-jupiter")
            .selectors(selectClass(contract))
            // On this thread, where the contract finds what is to be tried.
            .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
            .execute()
            .testEvents();
    TreeMap<String, String> failed = new TreeMap<>();
    tests.failed().stream().forEach(event -> failed.put(name(event), sentence(event)));
    Set<String> skipped =
        Stream.of(tests.skipped(), tests.aborted())
            .flatMap(Events::stream)
            .map(Verdicts::name)
            .collect(Collectors.toCollection(TreeSet::new));
    return new Verdicts(failed, skipped);
  }

  private static String name(Event event) {
    return event.getTestDescriptor().getDisplayName().replace("()", "");
  }

  private static String sentence(Event event) {
    return event
        .getRequiredPayload(TestExecutionResult.class)
        .getThrowable()
        .map(Throwable::getMessage)
        .orElse("");
  }
}
