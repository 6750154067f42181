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
 * The results of the tests of a contract.
 *
 * @param failed the messages of failed tests by test name
 * @param skipped the names of skipped or aborted tests
 */
record Verdicts(TreeMap<String, String> failed, Set<String> skipped) {

  static Verdicts of(Class<?> contract) {
    Events tests =
        EngineTestKit.engine("junit-jupiter")
            .selectors(selectClass(contract))
            // On this thread, from which the contract gets the plugin to test.
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
