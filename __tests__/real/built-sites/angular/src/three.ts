import { Component } from '@angular/core';

@Component({ selector: 'site-three', template: '<h1>Part three of release __RELEASE__</h1>' })
export default class Part {}
