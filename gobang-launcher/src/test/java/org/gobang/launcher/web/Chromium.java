package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * A browser for the tests of a class, which are skipped without a browser. Each test fails on an
 * error of a script or a violation of the content security policy.
 */
final class Chromium implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {

  /** The error of a lost event stream, when a server stops before its window. */
  private static final String STREAM_CUT =
      "/events - Failed to load resource: net::ERR_INCOMPLETE_CHUNKED_ENCODING";

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** A strong reference, which retains its level: the driver warns of newer browsers. */
  private static final Logger DRIVER_LOG = Logger.getLogger("org.openqa.selenium");

  private final List<String> expected = new ArrayList<>();
  private @Nullable ChromeDriver driver;

  @Override
  public void beforeAll(ExtensionContext context) {
    DRIVER_LOG.setLevel(Level.SEVERE);
    Optional<Path> browser = find("chromium", "chromium-browser", "google-chrome");
    Optional<Path> service = find("chromedriver");
    assumeTrue(
        browser.isPresent() && service.isPresent(),
        "The page is not tried: there is no chromium and chromedriver on the path");
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser.orElseThrow().toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--force-prefers-reduced-motion",
        "--window-size=1440,900",
        "--lang=en");
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    driver =
        new ChromeDriver(
            new ChromeDriverService.Builder()
                .usingDriverExecutable(service.orElseThrow().toFile())
                .withTimeout(PATIENCE)
                .build(),
            options);
    driver.manage().timeouts().scriptTimeout(PATIENCE);
  }

  private static Optional<Path> find(String... names) {
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return Stream.of(names)
        .flatMap(name -> Stream.of(path.split(File.pathSeparator)).map(at -> Path.of(at, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private ChromeDriver driver() {
    return Objects.requireNonNull(driver);
  }

  /** Opens an address in a new window. */
  Page open(String address) {
    Page page = blank();
    page.load(address);
    return page;
  }

  /** Returns an empty window. */
  Page blank() {
    ChromeDriver browser = driver();
    browser.switchTo().newWindow(WindowType.WINDOW);
    // Each window acts as if it had the focus.
    browser.executeCdpCommand("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
    return new Page(browser, browser.getWindowHandle());
  }

  /** Returns the opened window. */
  Page next(Runnable opens) {
    ChromeDriver browser = driver();
    Set<String> before = Set.copyOf(browser.getWindowHandles());
    opens.run();
    String window =
        await()
            .until(
                () ->
                    browser.getWindowHandles().stream()
                        .filter(each -> !before.contains(each))
                        .findFirst(),
                Optional::isPresent)
            .orElseThrow();
    return new Page(browser, window);
  }

  /** Allows an error message in this test. */
  void expect(String complaint) {
    expected.add(complaint);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    if (driver == null) {
      return;
    }
    ChromeDriver browser = driver();
    List<String> complaints =
        browser.manage().logs().get(LogType.BROWSER).getAll().stream()
            .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
            .map(LogEntry::getMessage)
            .filter(message -> expected.stream().noneMatch(message::contains))
            .filter(message -> !message.contains(STREAM_CUT))
            .toList();
    expected.clear();
    closeWindows(browser);
    assertThat(complaints).as("error messages of the browser").isEmpty();
  }

  /** Closes all windows except the first, which keeps the browser running. */
  private static void closeWindows(ChromeDriver browser) {
    List<String> windows = List.copyOf(browser.getWindowHandles());
    windows.stream()
        .skip(1)
        .forEach(
            window -> {
              browser.switchTo().window(window);
              browser.close();
            });
    browser.switchTo().window(windows.get(0));
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (driver != null) {
      driver.quit();
    }
  }
}
