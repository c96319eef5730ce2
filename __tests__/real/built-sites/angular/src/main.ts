import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, RouterOutlet, withHashLocation } from '@angular/router';
import { Guide } from './guide';

@Component({ selector: 'site-root', imports: [RouterOutlet], template: '<router-outlet />' })
class Root {}

// From three lazy parts on, the build joins them, and names them in another way.
bootstrapApplication(Root, {
  providers: [
    provideZoneChangeDetection(),
    provideRouter(
      [
        { path: 'guides/:name', component: Guide },
        { path: 'reference', loadComponent: () => import('./reference') },
        { path: 'more/one', loadComponent: () => import('./one') },
        { path: 'more/two', loadComponent: () => import('./two') },
        { path: 'more/three', loadComponent: () => import('./three') },
      ],
      withHashLocation(),
    ),
  ],
});
