/**
 * The renderer service: a renderer is a user interface.
 *
 * <p>A {@link org.gobang.api.render.RendererProvider} describes it and creates one {@link
 * org.gobang.api.render.Renderer}. The renderer receives the {@link
 * org.gobang.api.workbench.Workbench}, which gives access to games and services:
 *
 * <pre>{@code
 * public int run(Workbench workbench) throws InterruptedException {
 *   CountDownLatch over = new CountDownLatch(1);
 *   workbench
 *       .open(workbench.request().orElseThrow())
 *       .thenAccept(
 *           game ->
 *               game.listen(
 *                   state -> {
 *                     draw(state.board());
 *                     if (state.result().isPresent()) {
 *                       over.countDown();
 *                     }
 *                   }))
 *       .exceptionally(
 *           failure -> {
 *             show(failure.getCause().getMessage());
 *             over.countDown();
 *             return null;
 *           });
 *   over.await();
 *   return 0;
 * }
 * }</pre>
 */
package org.gobang.api.render;
