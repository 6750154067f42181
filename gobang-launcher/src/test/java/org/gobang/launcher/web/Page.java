package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.awaitility.core.ConditionFactory;
import org.awaitility.core.ThrowingRunnable;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** The page in one window, with methods that act as a user and wait for the result. */
final class Page {

  private static final Duration BETWEEN = Duration.ofMillis(40);
  private static final Path PICTURES = Path.of("target", "screenshots");

  private final ChromeDriver driver;
  private final String window;

  Page(ChromeDriver driver, String window) {
    this.driver = driver;
    this.window = window;
  }

  private ChromeDriver here() {
    driver.switchTo().window(window);
    return driver;
  }

  /** Waits until a condition holds. */
  private static void until(String what, Callable<Boolean> holds) {
    patiently().alias(what).until(holds);
  }

  /** Waits until an assertion holds; reports its last failure. */
  static void until(ThrowingRunnable assertion) {
    patiently().untilAsserted(assertion);
  }

  /** Ignores elements that are replaced meanwhile. */
  private static ConditionFactory patiently() {
    return await()
        .pollDelay(Duration.ZERO)
        .pollInterval(BETWEEN)
        .ignoreExceptionsMatching(
            failure ->
                failure instanceof StaleElementReferenceException
                    || failure instanceof NoSuchElementException
                    || failure instanceof ElementNotInteractableException);
  }

  /** Opens an address and waits for the game. */
  void load(String address) {
    show(address);
    seeGame();
  }

  /** Opens an address of any page. */
  void show(String address) {
    here().get(address);
  }

  /** Loads the page again. */
  void reload() {
    here().navigate().refresh();
    seeGame();
  }

  private void seeGame() {
    until("the game", () -> !all(".move").isEmpty() && !text(".status .line, .end h2").isEmpty());
  }

  /** Sets the width and height of the page, optionally as a phone. */
  void resize(int width, int height, boolean phone) {
    command(
        "Emulation.setDeviceMetricsOverride",
        Map.of(
            "width", width, "height", height, "deviceScaleFactor", phone ? 2 : 1, "mobile", phone));
    command("Emulation.setTouchEmulationEnabled", Map.of("enabled", phone));
  }

  /** Sets the preferred languages of the browser. */
  void languages(String accepted) {
    String agent = Objects.requireNonNull(script("return navigator.userAgent")).toString();
    command(
        "Emulation.setUserAgentOverride", Map.of("userAgent", agent, "acceptLanguage", accepted));
  }

  /** Sets the dark mode of the system. */
  void darken() {
    command(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", "dark"))));
  }

  /** Grants the page a permission. */
  void allow(String permission) {
    command(
        "Browser.grantPermissions",
        Map.of("permissions", List.of(permission, "clipboardSanitizedWrite")));
  }

  private void command(String name, Map<String, Object> values) {
    here().executeCdpCommand(name, values);
  }

  /** Runs a script in the page and returns its result. */
  @Nullable Object script(String script, Object... values) {
    return here().executeScript(script, values);
  }

  /** Runs the body of an asynchronous function in the page and returns its result. */
  @Nullable Object ask(String body, Object... values) {
    return here()
        .executeAsyncScript(
            "const done = arguments[arguments.length - 1];"
                + "(async (values) => {"
                + body
                + "})([...arguments].slice(0, -1)).then(done, (why) => done('failed: ' + why));",
            values);
  }

  private List<WebElement> all(String selector) {
    return here().findElements(By.cssSelector(selector));
  }

  /** Returns the first element of a selector. */
  WebElement find(String selector) {
    return here().findElement(By.cssSelector(selector));
  }

  /** Returns whether an element is visible. */
  boolean shows(String selector) {
    return all(selector).stream().anyMatch(WebElement::isDisplayed);
  }

  /** Returns the text of the first visible element of a selector. */
  String text(String selector) {
    return all(selector).stream()
        .filter(WebElement::isDisplayed)
        .map(WebElement::getText)
        .findFirst()
        .orElse("");
  }

  /** Returns the texts of all elements of a selector. */
  List<String> texts(String selector) {
    return all(selector).stream().map(WebElement::getText).toList();
  }

  /** Waits until an element is visible. */
  void see(String selector) {
    until(selector + " is shown", () -> shows(selector));
  }

  /** Waits until an element is hidden or removed. */
  void seeNo(String selector) {
    until(selector + " is gone", () -> !shows(selector));
  }

  /** Waits until an element contains a text. */
  void see(String selector, String text) {
    until(() -> assertThat(text(selector)).as(selector).contains(text));
  }

  /** Clicks on an element once it can be clicked. */
  void click(String selector) {
    until(
        "a click on " + selector,
        () -> {
          WebElement element = find(selector);
          if (element.isEnabled()) {
            element.click();
            return true;
          }
          return false;
        });
  }

  /** Clicks on the first element of a selector with a text. */
  void clickText(String selector, String text) {
    until(
        "a click on " + selector + " with " + text,
        () -> {
          for (WebElement element : all(selector)) {
            if (element.isDisplayed() && element.getText().strip().equals(text)) {
              element.click();
              return true;
            }
          }
          return false;
        });
  }

  /** Chooses an item of a menu. */
  void choose(String menu, String item) {
    clickText(".menu-head", menu);
    clickText(".popup .item-text", item);
  }

  /** Clicks on a button of the tool bar. */
  void tool(String name) {
    click(".tool[data-name=" + name + "]");
  }

  /** Shows a panel. */
  void panel(String name) {
    click("#tab-" + name);
    see("#panel-" + name);
  }

  private static String cell(String point) {
    return "[role=gridcell][data-at=" + point + "]";
  }

  /** Clicks on a point of the board. */
  void play(String point) {
    click(cell(point));
  }

  /** Plays points in order, each after the previous stone is shown. */
  void playAll(String points) {
    for (String point : points.split(" ", -1)) {
      play(point);
      seeLast(point);
    }
  }

  /** Moves the pointer over a point. */
  void hover(String point) {
    new Actions(here()).moveToElement(find(cell(point))).perform();
  }

  /** Presses keys. */
  void press(CharSequence... keys) {
    new Actions(here()).sendKeys(keys).perform();
  }

  /** Presses a key together with the control key. */
  void pressWithControl(CharSequence key) {
    new Actions(here()).keyDown(Keys.CONTROL).sendKeys(key).keyUp(Keys.CONTROL).perform();
  }

  /** Returns the accessible name of a point. */
  String name(String point) {
    return String.valueOf(find(cell(point)).getAccessibleName());
  }

  /** Waits until a point has an accessible name. */
  void seePoint(String point, String name) {
    until(() -> assertThat(name(point)).isEqualTo(name));
  }

  /** Waits until the last stone is on a point. */
  void seeLast(String point) {
    until(() -> assertThat(attribute(cell(point), "aria-label")).contains("last move"));
  }

  /** Returns the point with the focus. */
  String focus() {
    return String.valueOf(script("return document.activeElement.dataset.at"));
  }

  /** Returns an attribute of the first element of a selector. */
  @Nullable String attribute(String selector, String name) {
    return find(selector).getDomAttribute(name);
  }

  /** Performs an action of a menu. */
  void act(String action) {
    ask(
        "await fetch('do?visit=' + sessionStorage.getItem('gobang-visit'),"
            + " {method: 'POST', body: new URLSearchParams({action: values[0]})})",
        action);
  }

  /** Waits until a dialog of the host is open. */
  Form form(String name) {
    String dialog = "dialog[data-form=" + name + "]";
    see(dialog);
    return new Form(this, dialog + " ");
  }

  /** Saves a screenshot. */
  void picture(String name) {
    try {
      Files.createDirectories(PICTURES);
      Files.write(PICTURES.resolve(name + ".png"), here().getScreenshotAs(OutputType.BYTES));
    } catch (IOException unwritten) {
      throw new UncheckedIOException(unwritten);
    }
  }

  /** Asserts the accessibility of the page by the rules of axe and saves a screenshot. */
  void check(String name) {
    picture(name);
    script(Axe.SCRIPT);
    Object found =
        ask(
            "const {violations} = await axe.run(document, {resultTypes: ['violations']});"
                + "return violations.flatMap(each => each.nodes.map(node =>"
                + " each.id + ' at ' + node.target.join(' ') + ': ' + node.failureSummary));");
    assertThat(found).as("accessibility violations in %s", name).isEqualTo(List.of());
  }

  /** Returns the bounds of an element as text. */
  String box(String selector) {
    return String.valueOf(
        script(
            "const {x, y, width, height} ="
                + " document.querySelector(arguments[0]).getBoundingClientRect();"
                + "return [x, y, width, height].map(Math.round).join(' ')",
            selector));
  }

  /** Asserts that no element is wider than the window. */
  void checkWidth() {
    assertThat(script("return document.documentElement.scrollWidth <= innerWidth"))
        .as("elements wider than the window")
        .isEqualTo(true);
  }

  private static final class Axe {
    static final String SCRIPT = read();

    private static String read() {
      try (var in = Objects.requireNonNull(ClassLoader.getSystemResourceAsStream("axe.min.js"))) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException unread) {
        throw new UncheckedIOException(unread);
      }
    }
  }
}
