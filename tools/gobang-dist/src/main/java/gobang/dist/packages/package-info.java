/**
 * The description of a release: {@code release.json}, checksums, and files for package managers.
 * Start reading at {@link gobang.dist.packages.Packages}.
 */
package gobang.dist.packages;
