/**
 * @generated SignedSource<<5a2499efec60e6665a8159a92637d02b>>
 * @relayHash 5a7aefa8856096c8b843d393e7ac6a9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dd0b4825130c3fb4462d0df118865392d548468a95509670b982df60414c7f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0dd0b4825130c3fb4462d0df118865392d548468a95509670b982df60414c7f9",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
